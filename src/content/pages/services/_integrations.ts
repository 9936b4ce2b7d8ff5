import Calendar from '@/pictures/integration-logos/calendar.svg?react'
import CloudFiles from '@/pictures/integration-logos/cloud-files.svg?react'
import Crm from '@/pictures/integration-logos/crm.svg?react'
import Mail from '@/pictures/integration-logos/mail.svg?react'
import Payments from '@/pictures/integration-logos/payments.svg?react'
import Spreadsheets from '@/pictures/integration-logos/spreadsheets.svg?react'
import Storefront from '@/pictures/integration-logos/storefront.svg?react'
import TeamChat from '@/pictures/integration-logos/team-chat.svg?react'

/**
 * The kinds of tools that a workflow reads from and writes to. No vendor is named: none is a partner.
 * Their logos are in three shades of the page's hue.
 */
export const integrations = [
  { name: 'Email', description: 'Messages and attachments', logo: Mail },
  { name: 'Calendar', description: 'Appointments and free hours', logo: Calendar },
  { name: 'Spreadsheets', description: 'Rows, columns and totals', logo: Spreadsheets },
  { name: 'Team chat', description: 'Channels, mentions and approvals', logo: TeamChat },
  { name: 'Storefront', description: 'Orders, stock and returns', logo: Storefront },
  { name: 'Payments', description: 'Charges, refunds and payouts', logo: Payments },
  { name: 'CRM', description: 'Contacts, deals and next steps', logo: Crm },
  { name: 'Cloud files', description: 'Contracts, scans and photos', logo: CloudFiles },
]
