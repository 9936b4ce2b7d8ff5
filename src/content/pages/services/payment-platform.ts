import { CreditCard, FileText, Globe, Repeat, Undo2, Zap } from 'lucide-react'
import { contactHref, signupHref } from '@/content/catalog/hrefs'
import { paymentPlatformMockup } from '@/content/mockups/payment-platform'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Payment Platform: cards, links, invoices',
    description:
      'How you’d take cards at the counter, online and from an invoice link, and hand your bookkeeper a payout report that adds up to the cent.',
  },
  hero: {
    headline: 'What a sale costs you at the counter, online and by invoice',
    tagline:
      'Divide last month’s card fees by your card sales: any offer has to beat that percentage. Planned: every sale, at a terminal, online or by link, with its fee, as in the $48 example below.',
    ctas: [
      { label: 'Create an account', to: signupHref('payments') },
      { label: 'Ask about payments', to: contactHref('PaymentPlatformInquiry') },
    ],
    picture: paymentPlatformMockup,
  },
  sections: [
    {
      kind: 'cards',
      title: 'Planned payment features',
      cards: [
        {
          icon: CreditCard,
          title: 'Checkout and terminal',
          text: 'Cards and phone wallets on your site or at the register, from the same stock.',
        },
        {
          icon: FileText,
          title: 'Invoices with a pay button',
          text: 'A quote that turns into an invoice when the client says yes, with reminders on days 7 and 14 in your own words.',
          link: { label: 'See Accounting Insights', to: '/services/accounting-insights' },
        },
        {
          icon: Repeat,
          title: 'Subscriptions and installments',
          text: 'Gym members billed monthly, piano students by semester or a sofa in four payments. A failed card would be retried, then the customer would get a link to fix it.',
        },
        {
          icon: Globe,
          title: 'Prices in other currencies',
          text: 'Euros for Lyon, and your choice of who pays for the conversion.',
        },
        {
          icon: Undo2,
          title: 'Refunds and disputes',
          text: 'A whole order refunded, or one mug out of six. If a customer disputes a charge, the receipt and the delivery record would already be in its file.',
        },
        {
          icon: Zap,
          title: 'Instant payouts',
          text: 'The lunch sales in your bank by dinner. This is only an idea: no money moves through these pages.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How it would work',
      intro:
        'A $48.00 sale at an example fee of 2.9% plus 30 cents; yours would be agreed in writing.',
      steps: [
        {
          title: 'Monday, 9:02\u00a0PM: authorized',
          text: 'The card’s bank sets $48.00 aside; the customer sees “pending,” and you see “to pack.”',
        },
        {
          title: 'Tuesday, 10:15\u00a0AM: captured',
          text: 'You print the label, and the charge becomes final. No one is charged for a package that never left.',
        },
        {
          title: 'Thursday: settled',
          text: 'Fee $1.69, net $46.31. Both are lines in the report, so no one has to explain a smaller number.',
        },
        {
          title: 'Friday: matched',
          text: 'The deposit at your bank is split back into its sales, so the books close without a calculator.',
        },
      ],
    },
    {
      kind: 'points',
      title: 'In person and online',
      intro: 'A Saturday booth and a web shop, and the three places where they usually disagree.',
      picture: { kind: 'drawing', drawing: 'card' },
      points: [
        {
          title: 'Offline sales',
          text: 'A sale at a farm stand would be kept on the device as unconfirmed, and you’d see which ones carry that risk.',
        },
        {
          title: 'Limited logins for staff',
          text: 'A summer helper’s login could sell, but not refund, discount or see last month’s sales.',
        },
        {
          title: 'End-of-day count',
          text: 'Cash, card and link totals for the shift on one slip, with any difference explained and initialed.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Payment platform FAQ',
      questions: [
        {
          question: 'What would a payment cost me?',
          answer:
            'Plans are on the pricing page. In the design, processing fees are extra, depend on country, card type and volume, and are agreed in writing.',
        },
        {
          question: 'Would card numbers pass through my website?',
          answer:
            'No. The checkout would send the number straight to the processor, and you’d see only the last four digits, enough to find an order.',
        },
        {
          question: 'Could every business use it?',
          answer:
            'Processors check who you are and what you sell, and some goods and countries are excluded, so ask before you reprint your price list.',
        },
        {
          question: 'Could I keep my current provider for a while?',
          answer:
            'Yes, please do: we don’t process payments. If that changes, you might start with invoice links only, and move in-person sales when a quarter closes.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'What does a sale cost you today?',
    text: 'Keep last month’s percentage in a post, and judge any offer by it, ours included. Or ask us how your sales would look in the report. Either way, you can get one email if Payment Platform opens.',
  },
}
