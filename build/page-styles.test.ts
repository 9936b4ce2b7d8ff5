import { expect, test } from 'vitest'
import { pageStyles } from './page-styles'

/** What the first paint of a page with `body` has of `styles`. */
const first = (styles: string, body: string) =>
  pageStyles(styles)(`<html><body>${body}</body></html>`).replace(/\s+/g, '')

test.each([
  ['a class of the page', '.a{top:0}.b{top:0}', '<p class="a">', '.a{top:0}'],
  ['an element of the page', 'p{top:0}table{top:0}', '<p>', 'p{top:0}'],
  ['the selectors that apply, of several', '.a,.b,p{top:0}', '<p class="a">', '.a,p{top:0}'],
  ['a name that is escaped', '.sm\\:p-1{top:0}', '<p class="sm:p-1">', '.sm\\:p-1{top:0}'],
  ['what something is not', 'p:not(.b){top:0}', '<p>', 'p:not(.b){top:0}'],
  ['one of several', ':is(.a,.b) p{top:0}', '<p class="a">', ':is(.a,.b)p{top:0}'],
  ['a state that a page begins in', '.a:disabled{top:0}', '<p class="a">', '.a:disabled{top:0}'],
  ['what is drawn before', '.a::before{top:0}', '<p class="a">', '.a::before{top:0}'],
  ['nothing that hovering brings', '.a:hover,.a:has(.b){top:0}', '<p class="a">', ''],
  ['nothing for paper', '@media print{p{top:0}}', '<p>', ''],
  ['a width', '@media (width>9px){p{top:0}.b{top:0}}', '<p>', '@media(width>9px){p{top:0}}'],
  [
    'a motion in use',
    '@keyframes x{to{top:0}}@keyframes y{to{top:0}}p{animation:x}',
    '<p>',
    '@keyframesx{to{top:0}}p{animation:x}',
  ],
  ['a variable in use', 'p{--x:1;--y:2;top:var(--x)}', '<p>', 'p{--x:1;top:var(--x)}'],
  ['a variable that the page itself uses', 'p{--x:1}', '<p style="top:var(--x)">', 'p{--x:1}'],
  [
    'nothing within what is styled later',
    '.a{top:0}.b{top:0}',
    '<p class="a" data-styled="later"><b class="b">',
    '.a{top:0}',
  ],
])('the first paint has %s', (_, styles, body, wanted) => {
  expect(first(styles, body)).toBe(wanted)
})
