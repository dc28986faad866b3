export const B = () => (
	<main>
		<i />
	</main>
);
