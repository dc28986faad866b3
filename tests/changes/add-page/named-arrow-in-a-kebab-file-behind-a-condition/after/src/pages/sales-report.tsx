import React from "react"

export const SalesReportPage: React.FC = () => (
	<div>
		<h1>Sales report</h1>
	</div>
)
