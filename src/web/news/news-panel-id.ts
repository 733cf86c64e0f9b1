/** The id of the headlines on a home page: the tabs control it, and a skip link leads there. */
export const newsPanelId = 'news-panel'
