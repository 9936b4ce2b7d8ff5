/** The plans with a price in US dollars, and their limits. Pages repeat them. */
export const planLimits = {
  starter: { name: 'Starter', priceMonthly: 29, priceYearly: 290, sites: 1, storage: '10 GB' },
  professional: {
    name: 'Professional',
    priceMonthly: 79,
    priceYearly: 790,
    sites: 5,
    storage: '100 GB',
  },
} as const

/** How long a free trial lasts. */
export const trialDays = 14
