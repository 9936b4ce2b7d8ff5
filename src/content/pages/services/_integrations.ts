export const integrationsCopy = {
  title: 'Integrations',
  sunken: true,
  intro: 'The kinds of tools a flow would read from and write to.',
}

/**
 * The kinds of tools that a workflow reads from and writes to. No vendor is named: none is a partner.
 */
export const integrations = [
  { name: 'Email', text: 'Messages and attachments' },
  { name: 'Calendar', text: 'Appointments and free hours' },
  { name: 'Spreadsheets', text: 'Rows, columns and totals' },
  { name: 'Team chat', text: 'Channels, mentions and approvals' },
  { name: 'Storefront', text: 'Orders, stock and returns' },
  { name: 'Payments', text: 'Charges, refunds and payouts' },
  { name: 'CRM', text: 'Contacts, deals and next steps' },
  { name: 'Cloud files', text: 'Contracts, scans and photos' },
] as const
