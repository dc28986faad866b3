import { BrowserRouter, Route, Routes } from "react-router-dom"
import { HomePage } from "@/pages/home"
import { UserListPage } from "@/pages/user-list"

export const App: React.FC = () => (
	<BrowserRouter>
		<Routes>
			<Route path="/" element={<HomePage />} />
			{user && <Route path="/users" Component={UserListPage} />}
		</Routes>
	</BrowserRouter>
)
