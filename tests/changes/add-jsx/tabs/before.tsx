export const A = () => (
	<main>
		<B />
	</main>
)
