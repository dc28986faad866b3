import { Route as A } from './routes/_shell/users/index'
import { Route as B } from './routes/index'
export const routeTree = {}
