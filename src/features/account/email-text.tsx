import { Fragment } from 'react'

/** A text whose email addresses break after the @ if they are too long for a line. */
export const EmailText = ({ text }: { text: string }) =>
  text.split(/(?<=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
