import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect } from './fixtures'

/** Where supabase/lite-mail.toml sends its e-mail. */
const port = 4275

interface Mail {
  to: string
  subject: string
  html: string
  text: string
}

/** A mailbox for every address there is. */
export class Mailbox {
  private readonly mails: Mail[] = []

  private readonly server = new SMTPServer({
    // Else it warns that its certificate is of its own making.
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

  /** The newest e-mail of a subject to an address, once it is there; it is taken out of the mailbox. */
  async take(to: string, subject: string): Promise<Mail> {
    const find = () =>
      this.mails.findLastIndex((mail) => mail.to === to && mail.subject === subject)
    await expect.poll(find, { message: `"${subject}" to ${to}` }).toBeGreaterThan(-1)
    return this.mails.splice(find(), 1)[0]!
  }

  /** The link of our template: where its button leads. */
  async link(to: string, subject: string): Promise<URL> {
    const { html } = await this.take(to, subject)
    return new URL(/<a\s+href="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&'))
  }

  /** The link that the embedded backend writes of its own into the plain text. */
  async ownLink(to: string, subject: string): Promise<URL> {
    const { text } = await this.take(to, subject)
    return new URL(/https?:\S+/.exec(text)![0])
  }
}
