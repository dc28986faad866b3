export const A = () => (
	<main>
		<B />
		<div></div>
	</main>
)
