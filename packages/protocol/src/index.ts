export * from './codes.ts'
export * from './messages.ts'
export * from './phrases.ts'
export * from './rest.ts'
