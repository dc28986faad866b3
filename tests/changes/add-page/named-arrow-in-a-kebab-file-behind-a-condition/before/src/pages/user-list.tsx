import React from "react"

export const UserListPage: React.FC = () => (
	<ul />
)
