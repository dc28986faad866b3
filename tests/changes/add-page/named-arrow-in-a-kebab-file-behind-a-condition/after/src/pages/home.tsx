import React from "react"

export const HomePage: React.FC = () => (
	<ul />
)
