export const A = () => (
	<div
		id="a"
	>
		x
	</div>
)
