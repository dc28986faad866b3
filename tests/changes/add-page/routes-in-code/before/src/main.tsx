import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
const root = createRootRoute()
const home = createRoute({ getParentRoute: () => root, path: '/', component: Home })
const router = createRouter({ routeTree: root.addChildren([home]) })
render(<RouterProvider router={router} />)
