// What the forms for visitors load with `import()`, because it needs supabase-js.
export * from './api'
export * from './email-links'
