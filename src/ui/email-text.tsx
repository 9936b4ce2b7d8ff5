/** A text whose email addresses break only if they are too long for a line, after the @. */
export const EmailText = ({ text }: { text: string }) =>
  text.split(/(\S+@\S+)/).map((part, index) => {
    const [name, host] = part.split(/(?<=@)/)
    return host ? (
      <span key={index} className="inline-block max-w-full">
        {name}
        <wbr />
        {host}
      </span>
    ) : (
      part
    )
  })
