/** The link of every ad: the server counts the click and redirects to the advertiser. */
export const clickPath = (id: number): string => `/v1/ads/${id}/click/`
