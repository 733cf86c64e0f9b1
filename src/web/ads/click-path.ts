/** Where every ad leads: the server counts the click and knows the advertiser's address. */
export const clickPath = (id: number): string => `/v1/ads/${id}/click/`
