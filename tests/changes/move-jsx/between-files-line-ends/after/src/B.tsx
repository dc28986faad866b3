export const B = () => (
	<main>
		<i />
		<b>
		  x
		</b>
	</main>
);
