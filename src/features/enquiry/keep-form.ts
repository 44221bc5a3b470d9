export { keepForm } from './form-route.ts'
