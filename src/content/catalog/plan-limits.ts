/** The prices in US dollars and the limits of the plans that have some. Pages repeat them. */
export const planLimits = {
  starter: { priceMonthly: 29, priceYearly: 290, sites: 1, storage: '10 GB' },
  professional: { priceMonthly: 79, priceYearly: 790, sites: 5, storage: '100 GB' },
} as const

/** How long a free trial lasts. */
export const trialDays = 14
