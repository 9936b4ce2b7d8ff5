import type { App } from '@supabase/lite'
import { requestContext } from './rest.ts'

/** Writes the request's redirect target into the links of its email, and encodes the email address. */
export function adaptEmails({ drivers: { email } }: App) {
  const send = email.send.bind(email)
  email.send = ({ html = '', text = '', ...message }) => {
    const target = new URL(requestContext.getStore()!.url).searchParams.get('redirect_to')
    const adapt = (body: string) =>
      body
        .replace(/(?<=\bemail=)[^&"]+/, (address) => encodeURIComponent(address))
        .replace(/(?<=\bredirect(_to)?=)[^&"\s]+/, (site) =>
          target ? encodeURIComponent(target) : site,
        )
    return send({ ...message, html: adapt(html), text: adapt(text) })
  }
}
