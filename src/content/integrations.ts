/** The kinds of tools that a workflow reads from and writes to. No vendor is named: none is a partner. */
export const integrations = [
  { name: 'Mail', connects: 'Messages and attachments' },
  { name: 'Calendar', connects: 'Appointments and free hours' },
  { name: 'Spreadsheets', connects: 'Rows, columns and totals' },
  { name: 'Team chat', connects: 'Channels, mentions, approvals' },
  { name: 'Storefront', connects: 'Orders, stock and returns' },
  { name: 'Payments', connects: 'Charges, refunds, payouts' },
  { name: 'CRM', connects: 'Contacts, deals and next steps' },
  { name: 'Cloud files', connects: 'Contracts, scans and photos' },
]
