export const A = () => (
	<main>
		<B />
		<C />
	</main>
)