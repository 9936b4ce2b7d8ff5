export const integrationsCopy = {
  title: 'Integrations',
  sunken: true,
  intro: 'The kinds of tools a flow would read from and write to.',
}

/**
 * The kinds of tools that a workflow reads from and writes to. No vendor is named: none is a partner.
 */
export const integrations = [
  { name: 'Email', description: 'Messages and attachments' },
  { name: 'Calendar', description: 'Appointments and free hours' },
  { name: 'Spreadsheets', description: 'Rows, columns and totals' },
  { name: 'Team chat', description: 'Channels, mentions and approvals' },
  { name: 'Storefront', description: 'Orders, stock and returns' },
  { name: 'Payments', description: 'Charges, refunds and payouts' },
  { name: 'CRM', description: 'Contacts, deals and next steps' },
  { name: 'Cloud files', description: 'Contracts, scans and photos' },
] as const
