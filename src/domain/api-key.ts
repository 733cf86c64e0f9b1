/** Keys of one reader. */
export const mostApiKeys = 10
export const longestApiKeyName = 60
/** So many first characters of a key are stored, for its owner to tell it from others. */
export const apiKeyStart = 6

/** `zk_` and 32 letters or digits. */
export const apiKeyForm = /^zk_[A-Za-z0-9]{32}$/
