export const A = () => (
	<main>
		<C />
	</main>
)