export const A = () => (
	<div
		id="a"
		className="mt-2"
	>
		x
	</div>
)
