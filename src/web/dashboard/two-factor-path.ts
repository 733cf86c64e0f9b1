export const twoFactorPath = '/v1/user/two-factor/'
