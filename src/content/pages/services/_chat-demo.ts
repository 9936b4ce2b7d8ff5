/** Copy for the demonstration chat of the AI assistant. */
export const chatDemoCopy = {
  title: 'Demo chat',
  intro:
    'This chat is a visual demonstration: every message gets the same reply, because real chat requires a backend.',
  name: 'AI Assistant',
  badge: 'Demonstration',
  conversation: 'Conversation with the assistant',
  senders: { ai: 'Assistant', user: 'You' },
  greeting: 'Hello! How can I help you grow your business today?',
  reply: "Thanks for your message! I'm processing your request...",
  message: { label: 'Message to the assistant', placeholder: 'Write a message' },
  send: 'Send',
  note: 'This is a visual demonstration. Real chat requires a backend.',
  suggestionsTitle: 'Suggestions',
  suggestions: [
    'Draft a friendly reminder of an invoice two weeks late',
    'Give me five names for a bakery that opens at five',
    'Summarize this week’s complaints',
  ],
}
