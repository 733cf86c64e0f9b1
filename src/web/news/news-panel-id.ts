/** Where the headlines of a home page stand: the tabs control it, and a skip link leads there. */
export const newsPanelId = 'news-panel'
