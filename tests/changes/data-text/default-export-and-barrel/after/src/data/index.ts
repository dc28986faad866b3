export { default as brands } from './brands';
export * from './other';
