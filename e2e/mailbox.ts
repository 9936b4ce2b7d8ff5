import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect } from './fixtures'

/** The port that supabase/lite-mail.toml sends email to. */
const port = 4275

interface Mail {
  to: string
  subject: string
  html: string
  text: string
}

/** A mailbox for all addresses. */
export class Mailbox {
  private readonly mails: Mail[] = []

  private readonly server = new SMTPServer({
    // Otherwise it warns about its self-signed certificate.
    logger: false,
    onAuth: (_auth, _session, done) => done(null, { user: 'omnia' }),
    onData: async (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      const { subject = '', html = '', text = '' } = await PostalMime.parse(Buffer.concat(chunks))
      for (const { address } of envelope.rcptTo)
        this.mails.push({ to: address, subject, html, text })
      done()
    },
  })

  open = () => new Promise<void>((resolve) => this.server.listen(port, resolve))
  close = () => new Promise<void>((resolve) => this.server.close(resolve))

  /** Waits for an email, and removes the newest one with this subject from the mailbox. */
  async take(to: string, subject: string): Promise<Mail> {
    const find = () =>
      this.mails.findLastIndex((mail) => mail.to === to && mail.subject === subject)
    await expect.poll(find, { message: `"${subject}" to ${to}` }).toBeGreaterThan(-1)
    return this.mails.splice(find(), 1)[0]!
  }

  /** The link of the button in our template. */
  async link(to: string, subject: string): Promise<URL> {
    const { html } = await this.take(to, subject)
    return new URL(/<a\s+href="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&'))
  }

  /** The link that the embedded backend writes into the plain text. */
  async ownLink(to: string, subject: string): Promise<URL> {
    const { text } = await this.take(to, subject)
    return new URL(/https?:\S+/.exec(text)![0])
  }
}
