export const A = () => (
	<main>
		<div>
			<B />
		</div>
	</main>
)
