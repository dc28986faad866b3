export const B = () => {
	return (
		<section>
			<i />
		</section>
	);
};
