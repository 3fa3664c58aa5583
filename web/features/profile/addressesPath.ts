export const addressesPath = '/edit-profile?addresses'
