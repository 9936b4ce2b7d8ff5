const characters: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
}

/** Returns the text of HTML that React rendered. */
export const getHtmlText = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&[\w#]+;/g, (name) => characters[name] ?? name)
