import { BrowserRouter, Route, Routes } from "react-router-dom"
import { HomePage } from "@/pages/home"
import { UserListPage } from "@/pages/user-list"
import { SalesReportPage } from "@/pages/sales-report"

export const App: React.FC = () => (
	<BrowserRouter>
		<Routes>
			<Route path="/" element={<HomePage />} />
			{user && <Route path="/users" Component={UserListPage} />}
			<Route path="/sales" Component={SalesReportPage} />
		</Routes>
	</BrowserRouter>
)
