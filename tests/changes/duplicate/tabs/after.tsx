export const A = () => (
	<main>
		<B />
		<B />
	</main>
)
